import type { Term } from "./term.ts";

/** Every term of the glossary. */
export const GLOSSARY: readonly Term[] = [];
