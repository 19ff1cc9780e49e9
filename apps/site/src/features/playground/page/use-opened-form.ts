import { useCallback, useRef, useState } from "react";
import type { OpenedForm } from "../form/opened-form.ts";
import type { FormSnapshot } from "./use-workbench.ts";

/** The form that the reader has opened, and the one that is shown. */
export interface OpenedFormControls {
	readonly opened: OpenedForm;
	/** Begins the form anew with these fields. */
	readonly open: (form: Omit<OpenedForm, "id">, isToRun: boolean) => void;
	/** The opened fields belong to one task: another begins with its own. */
	readonly leave: () => void;
	/** True once for a form that was opened to be run. */
	readonly takeRun: () => boolean;
	/** Holds the current form for those beside it. */
	readonly holdForm: (form: FormSnapshot) => void;
	/** The current form; undefined until there is one. */
	readonly readForm: () => FormSnapshot | undefined;
}

/** A form is opened from the history, a preset, or a link, and run only where the reader said so. */
export function useOpenedForm(): OpenedFormControls {
	const [opened, setOpened] = useState<OpenedForm>({ id: 0 });
	const toRun = useRef(false);
	const snapshot = useRef<FormSnapshot>(undefined);
	const holdForm = useCallback((form: FormSnapshot) => {
		snapshot.current = form;
	}, []);
	return {
		opened,
		open: (form, isToRun) => {
			toRun.current = isToRun;
			setOpened({ ...form, id: opened.id + 1 });
		},
		leave: () => {
			toRun.current = false;
			setOpened({ id: opened.id });
		},
		takeRun: () => {
			const isToRun = toRun.current;
			toRun.current = false;
			return isToRun;
		},
		holdForm,
		readForm: () => snapshot.current,
	};
}
