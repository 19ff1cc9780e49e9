import type { OpenedForm } from "../../form/opened-form.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import type { PlaygroundState } from "../../target/state/playground-state.ts";
import type { FormSnapshot, ShownRun } from "../state/use-opened-form.ts";
import type { TabKeys } from "./tab-secrets.ts";

/** What the history, the presets and sharing know of the page, and how they open a form. */
export interface SavedProps {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly readForm: () => FormSnapshot | undefined;
	readonly readShown: () => ShownRun | undefined;
	readonly keys: TabKeys;
	/** Puts a form in place of the current one; runs it only on request. */
	readonly onOpen: (target: PlaygroundState, form: Omit<OpenedForm, "id">, isToRun: boolean) => void;
}
