import { loadPlaygroundEditors } from "../../../../messages/load-playground-editors.ts";
import { makeLaterWords } from "./later-words.ts";

/** The words of the editors of JSON and of tables. */
export const useEditorWords = makeLaterWords(loadPlaygroundEditors);
