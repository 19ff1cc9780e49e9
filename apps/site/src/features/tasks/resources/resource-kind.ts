import type { Task } from "@pusula/tasks";
import type { ReactNode } from "react";
import type { Source } from "../../../../content/sources/source.ts";
import type { Locale } from "../../../lib/locale.ts";

/** What a task's page knows of its resources. */
export interface ResourceContext {
	readonly task: Task;
	readonly locale: Locale;
	/** The first models of the page; undefined where it names none. */
	readonly models: ReactNode;
	/** How many models it names altogether. */
	readonly modelCount: number;
	/** What the article's claims rest on. */
	readonly sources: readonly Source[];
	/** Content below a metric, by its id. */
	readonly belowMetric: (metric: string) => ReactNode;
}

/** One kind of resources, and whether there are any. */
export interface ResourceKind {
	readonly title: string;
	readonly has: unknown;
	readonly panel: ReactNode;
}
