interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

/** A legal text: numbered sections under a title, with an anchor. */
export interface LegalDocument {
  id: string;
  title: string;
  /** Day from which it is valid, YYYY-MM-DD. */
  effectiveFrom: string;
  introduction: string;
  sections: readonly LegalSection[];
}
