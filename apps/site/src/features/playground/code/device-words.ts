import { loadOnDevice } from "../../../../messages/load-on-device.ts";
import { makeLaterWords } from "../parts/later-words.ts";

/** Words of models on the reader's device; loaded when code for one is shown. */
export const useDeviceWords = makeLaterWords(loadOnDevice);
