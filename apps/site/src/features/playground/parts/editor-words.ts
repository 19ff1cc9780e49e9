import { loadPlaygroundEditors } from "../../../../messages/load-playground-editors.ts";
import { makeLaterWords } from "./later-words.ts";

/** The words of the editor of JSON. */
export const useEditorWords = makeLaterWords(loadPlaygroundEditors);
