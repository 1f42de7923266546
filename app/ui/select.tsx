import { type ReactNode, useId } from "react";
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from "react-aria-components";
import controlStyles from "./control.module.css";
import { LabelText } from "./field";
import fieldStyles from "./field.module.css";
import { Check, ChevronDown, CircleAlert } from "./icons";
import listStyles from "./list-box.module.css";
import { LocaleProvider } from "./locale-provider";

interface SelectItem {
  id: string;
  label: string;
  description?: string;
}

interface SelectProps {
  label: ReactNode;
  id?: string;
  name?: string;
  items: SelectItem[];
  selectedKey: string | null;
  onSelectionChange: (id: string) => void;
  error?: string | null;
  description?: ReactNode;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A drop-down choice. With a name it is sent with its form. */
export function Select(props: SelectProps) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  return (
    <LocaleProvider>
      <AriaSelect
        className={fieldStyles.field}
        name={props.name}
        selectedKey={props.selectedKey}
        onSelectionChange={(key) => {
          if (key !== null) props.onSelectionChange(String(key));
        }}
        placeholder={props.placeholder ?? "请选择"}
        isInvalid={Boolean(props.error)}
        isDisabled={props.isDisabled}
        isRequired={props.isRequired}
        validationBehavior="aria"
      >
        <Label className={fieldStyles.label}>
          <LabelText label={props.label} isRequired={props.isRequired} />
        </Label>
        {props.description ? (
          <Text slot="description" className={fieldStyles.description}>
            {props.description}
          </Text>
        ) : null}
        <Button
          id={id}
          className={controlStyles.control}
          data-invalid={props.error ? true : undefined}
          data-disabled={props.isDisabled || undefined}
        >
          <SelectValue
            className={({ isPlaceholder }) =>
              `${controlStyles.value} ${isPlaceholder ? controlStyles.placeholder : ""}`
            }
          >
            {({ defaultChildren, isPlaceholder }) =>
              isPlaceholder
                ? defaultChildren
                : props.items.find((item) => item.id === props.selectedKey)?.label
            }
          </SelectValue>
          <ChevronDown size={16} className={controlStyles.chevron} />
        </Button>
        <div className={fieldStyles.line}>
          <FieldError className={fieldStyles.error}>
            <CircleAlert size={16} />
            {props.error}
          </FieldError>
        </div>
        <Popover className={listStyles.popover} offset={4}>
          <ListBox className={listStyles.list} items={props.items}>
            {(item) => (
              <ListBoxItem id={item.id} textValue={item.label} className={listStyles.item}>
                {({ isSelected }) => (
                  <>
                    <span className={listStyles.text}>
                      {item.label}
                      {item.description ? (
                        <span className={listStyles.description}>{item.description}</span>
                      ) : null}
                    </span>
                    {isSelected ? <Check size={16} /> : null}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </LocaleProvider>
  );
}
