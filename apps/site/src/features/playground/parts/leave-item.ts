/**
 * For a button that goes with its item of a list: the button in the same place of the next item has the focus then, else of
 * the one before. Returns false where it is the only item.
 */
export function leaveItem(button: HTMLButtonElement): boolean {
	const item = button.closest("li");
	const place = [...(item?.querySelectorAll("button") ?? [])].indexOf(button);
	const beside = item?.nextElementSibling ?? item?.previousElementSibling;
	const next = beside?.querySelectorAll("button")[place];
	next?.focus();
	return next !== undefined;
}
