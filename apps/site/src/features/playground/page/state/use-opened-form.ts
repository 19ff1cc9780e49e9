import { useCallback, useRef, useState } from "react";
import type { Draft } from "../../form/draft/draft.ts";
import type { OpenedForm } from "../../form/opened-form.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { RunState } from "../../run/state/run-state.ts";
import type { ConnectionKind } from "../../target/state/access.ts";
import type { ChatState } from "./chat-state.ts";
import type { ShownComparison } from "./shown-comparison.ts";

/** A form and its compared models, as they can be kept or shared. */
export interface FormSnapshot {
	readonly draft: Draft;
	/** As `provider:model`. */
	readonly compared: readonly string[];
}

/** The run whose answer is shown, and the call that the form makes now. */
export interface ShownRun {
	readonly run: RunState;
	readonly call: PlaygroundCall;
	/** Source of answers that is chosen now. */
	readonly connection: ConnectionKind;
	readonly comparison: ShownComparison;
	/** The conversation with all versions of its messages; absent where the form holds none. */
	readonly chat?: ChatState | undefined;
}

/** A form that is shown, and the chat whose place it has taken. */
export interface ShownForm extends OpenedForm {
	readonly before?: ChatState | undefined;
}

/** The form that the reader has opened, and the one that is shown. */
export interface OpenedFormControls {
	readonly opened: ShownForm;
	/** Begins the form anew with these fields, in place of another of the same task, or of none. */
	readonly open: (form: Omit<OpenedForm, "id">, isToRun: boolean, isInPlace: boolean) => void;
	/** The opened fields belong to one task: another begins with its own. */
	readonly leave: () => void;
	/** True once for a form that was opened to be run. */
	readonly takeRun: () => boolean;
	/** Holds the current form for those beside it, the run beside the form, and whether the page's URL holds the form too. */
	readonly holdForm: (form: FormSnapshot, shown: ShownRun, isInUrl: boolean) => void;
	/** Holds the current chat, so that the one that takes its place can give it back; undefined where there is none. */
	readonly holdChat: (chat: ChatState | undefined) => void;
	/** The current form; undefined until there is one. */
	readonly readForm: () => FormSnapshot | undefined;
	/** The run beside the current form, with its chat and the compared runs; undefined until there is a form. */
	readonly readShown: () => ShownRun | undefined;
	/** False for a current form whose texts are too long for the page's URL. */
	readonly isInUrl: boolean;
	/** The compared models of the current form, as `provider:model`; undefined until there is one. */
	readonly compared: readonly string[] | undefined;
}

/** A form is opened from the history, a preset, or a link, and run only where the reader said so. */
export function useOpenedForm(): OpenedFormControls {
	const [opened, setOpened] = useState<ShownForm>({ id: 0 });
	const toRun = useRef(false);
	const snapshot = useRef<FormSnapshot>(undefined);
	const [compared, setCompared] = useState<readonly string[]>();
	const shownRun = useRef<ShownRun>(undefined);
	const [isInUrl, setIsInUrl] = useState(true);
	const holdForm = useCallback((form: FormSnapshot, shown: ShownRun, isFormInUrl: boolean) => {
		setIsInUrl(isFormInUrl);
		snapshot.current = form;
		shownRun.current = shown;
		setCompared((before) => (before?.join("\n") === form.compared.join("\n") ? before : form.compared));
	}, []);
	const chat = useRef<ChatState>(undefined);
	const holdChat = useCallback((held: ChatState | undefined) => {
		chat.current = held;
	}, []);
	return {
		opened,
		open: (form, isToRun, isInPlace) => {
			toRun.current = isToRun;
			setCompared(form.compared);
			setOpened({ ...form, id: opened.id + 1, before: isInPlace ? chat.current : undefined });
		},
		leave: () => {
			toRun.current = false;
			setCompared(undefined);
			setOpened({ id: opened.id });
		},
		takeRun: () => {
			const isToRun = toRun.current;
			toRun.current = false;
			return isToRun;
		},
		holdForm,
		holdChat,
		readForm: () => snapshot.current,
		readShown: () => shownRun.current && { ...shownRun.current, chat: chat.current },
		isInUrl,
		compared,
	};
}
