export { LANGUAGES, STEMS, TERM_SOURCES } from "./generated/rows.ts";
