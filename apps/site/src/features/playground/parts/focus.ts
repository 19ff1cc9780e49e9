/** The choice of the task, with which what is run begins. */
export const TASK_CHOICE = "[data-target-fields] select";

/** The field of the first choice's model. */
export const MODEL_FIELD = "[data-target-fields] [role=combobox]";

/** Gives the focus to the first element that a selector finds. */
export function focusOn(selector: string, root: ParentNode | null = document): void {
	root?.querySelector<HTMLElement>(selector)?.focus();
}

/** The same once the page shows what the reader's act has changed. */
export function focusSoon(selector: string, root?: ParentNode | null): void {
	requestAnimationFrame(() => focusOn(selector, root));
}

/** For a button that goes with its press: the heading of its section has the focus then, or the messages of its chat. */
export function leaveButton(button: Element): void {
	focusOn("[tabindex]", button.closest("section"));
}
