import { loadPlaygroundServer } from "../../../../../messages/load-playground-server.ts";
import { makeLaterWords } from "../../parts/later-words.ts";

/** The words about a server of the reader's own. */
export const useServerWords = makeLaterWords(loadPlaygroundServer);
