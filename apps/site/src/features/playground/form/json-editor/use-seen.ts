import { useEffect, useState } from "react";

/** True once an element has been in the window, or close to it. */
export function useSeen(element: Element | null): boolean {
	const [isSeen, setIsSeen] = useState(false);
	useEffect(() => {
		if (!element || isSeen) return undefined;
		const observer = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [element, isSeen]);
	return isSeen;
}
