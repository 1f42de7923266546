/** Characters of a template's name at most (ux.md U18). */
export const MAX_TEMPLATE_NAME = 30;
