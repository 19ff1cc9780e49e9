/** The end of a text that is still to be translated, and is in English until then. */
export const UNTRANSLATED = " ⟦…⟧";
