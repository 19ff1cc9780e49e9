const COLORS = ["orange", "blue", "green", "yellow", "indigo", "red"] as const;

/** The colour, as CSS, of the area at an index of a list; colours return after six. */
export function toAreaColor(index: number): string {
	return `var(--task-${COLORS[index % COLORS.length] ?? "orange"})`;
}
