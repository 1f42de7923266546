import { type ReactNode, useId, useState } from "react";
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import controlStyles from "../fields/control.module.css";
import { FieldErrorLine, LabelText } from "../fields/field";
import fieldStyles from "../fields/field.module.css";
import { ChevronDown } from "../icons";
import { LocaleProvider } from "../locale-provider";
import styles from "./combo-box.module.css";
import listStyles from "./list-box.module.css";

interface ComboBoxProps {
  label: ReactNode;
  id?: string;
  /** Suggestions for the text; the owner searches as it changes. */
  suggestions: readonly { id: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  isRequired?: boolean;
  /** Stands below the field. */
  note?: ReactNode;
}

/** A text field with suggestions. Any other text may be typed as well. */
export function ComboBox({ label, suggestions, value, onChange, ...props }: ComboBoxProps) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  // No suggestions after one was taken: they would cover the next field.
  const [taken, setTaken] = useState<string | null>(null);
  // Nor do those that come when the field was left: they would lie over the next one, and hide it from screen readers.
  const [isFocused, setFocused] = useState(false);
  const offered = isFocused && value !== taken ? suggestions : [];
  return (
    <LocaleProvider>
      <AriaComboBox
        className={fieldStyles.field}
        items={offered}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        inputValue={value}
        onInputChange={onChange}
        // Only the text counts. A suggestion is a way to type it and must not come back after other words.
        selectedKey={null}
        onSelectionChange={(key) => {
          const chosen = offered.find((suggestion) => suggestion.id === key);
          if (!chosen) return;
          setTaken(chosen.name);
          onChange(chosen.name);
        }}
        allowsCustomValue
        menuTrigger="focus"
        // No filter here: the server has searched already, by more than the name.
        defaultFilter={() => true}
      >
        <Label className={fieldStyles.label}>
          <LabelText label={label} isRequired={props.isRequired} />
        </Label>
        <div className={controlStyles.control}>
          <Input
            id={id}
            className={controlStyles.input}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            autoComplete="off"
          />
          <Button className={styles.open}>
            <ChevronDown size={16} />
          </Button>
        </div>
        <FieldErrorLine id={id} error={null} note={props.note} />
        <Popover className={listStyles.popover}>
          <ListBox className={listStyles.list}>
            {(suggestion: { id: string; name: string }) => (
              <ListBoxItem id={suggestion.id} textValue={suggestion.name} className={listStyles.item}>
                {suggestion.name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </LocaleProvider>
  );
}
