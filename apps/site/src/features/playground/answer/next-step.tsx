import { useToolWords } from "../parts/tool-words.ts";
import { type FailedResponse, findNextStep } from "./find-next-step.ts";

/** What to do about a response, or about none, where there is something to say. */
export function NextStep(failed: FailedResponse) {
	const { next } = useToolWords();
	const step = findNextStep(failed, navigator.onLine, Object.keys(next));
	return step === undefined ? undefined : <p>{next[step]}</p>;
}
