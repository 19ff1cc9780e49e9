import type { OnDevice } from "../../../messages/tr/on-device.ts";
import type { Locale } from "../../lib/locale.ts";
import type { KeptThing } from "./kept-models.ts";
import type { ModelLines } from "./kept-models-page.tsx";

/** What the parts of the page's script share. */
export interface KeptContext {
	readonly root: HTMLElement;
	readonly words: OnDevice["kept"];
	readonly lines: ModelLines;
	readonly locale: Locale;
	/** Where the models lie that come with the site, by id. Their URLs name their versions. */
	readonly modelUrls: Readonly<Record<string, string>>;
	/** Writes a sentence where the page reports. */
	readonly say: (text: string) => void;
	/** Lists again what is kept. */
	readonly refresh: () => Promise<void>;
}

/** The id of a model; a runtime by its name in the reader's language. */
export function nameKept({ list, id }: Pick<KeptThing, "list" | "id">, words: KeptContext["words"]): string {
	const names: Readonly<Record<string, string>> = words.runtimeNames;
	return list === "runtimes" ? (names[id] ?? id) : id;
}

/** Sets the text of an element that may be missing. */
export function setText(element: Element | null, text: string): void {
	if (element) element.textContent = text;
}

/** Moves the focus to where the page reports: the pressed button is gone, or has lost it while it was disabled. */
export function focusReport(root: HTMLElement): void {
	root.querySelector<HTMLElement>("[data-report]")?.focus();
}

/** The message of anything that was thrown. */
export function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
