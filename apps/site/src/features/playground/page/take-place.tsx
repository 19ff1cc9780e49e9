import { useLayoutEffect } from "react";

/** Takes the place of the form in the page's HTML, in the frame in which its own is whole. What the reader has opened stays open. */
export function TakePlace() {
	useLayoutEffect(() => {
		const shell = document.querySelector("[data-shell]");
		if (!shell) return;
		const opened = [...shell.querySelectorAll<HTMLDetailsElement>("details")].map(({ open }) => open);
		shell.remove();
		document.querySelectorAll<HTMLDetailsElement>("[data-playground] details").forEach((details, index) => {
			if (opened[index]) details.open = true;
		});
	}, []);
	return undefined;
}
