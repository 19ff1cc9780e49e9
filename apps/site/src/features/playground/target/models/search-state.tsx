import { useToolWords } from "../../parts/tool-words.ts";

/** Says that the hub is searched, or that it did not respond. */
export function SearchState({ search }: { readonly search: "searching" | "failed" }) {
	return useToolWords().models[search];
}
