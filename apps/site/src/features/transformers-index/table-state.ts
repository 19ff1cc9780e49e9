import type { Locale } from "../../lib/locale.ts";
import { matchesQuery } from "../../lib/words/turkish.ts";
import { compareIn } from "../../locales/forms.ts";
import {
	type Framework,
	FRAMEWORKS,
	isFramework,
	isModelGroup,
	type ModelGroup,
	type SupportedModel,
} from "../../facts/models/supported-model.ts";

/** Columns the table can be sorted by. */
export const SORT_COLUMNS = ["name", ...FRAMEWORKS, "group", "released"] as const;

/** A column the table can be sorted by. */
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** The fields by which rows are compared; read from the page, where the rows already are. */
export type TableRow = Pick<SupportedModel, "name" | "frameworks" | "released" | "isDeprecated"> & {
	readonly group: ModelGroup;
	/** Name of the group in the language of the page. */
	readonly groupName: string;
};

/** Which rows are shown, and in which order. */
export interface TableState {
	readonly query: string;
	readonly framework: Framework | undefined;
	readonly group: ModelGroup | undefined;
	readonly hidesDeprecated: boolean;
	readonly column: SortColumn;
	readonly isDescending: boolean;
}

/** All rows, by name. */
export const INITIAL_STATE: TableState = {
	query: "",
	framework: undefined,
	group: undefined,
	hidesDeprecated: false,
	column: "name",
	isDescending: false,
};

/** The state in a URL; invalid parts are left out. */
export function toTableState(params: URLSearchParams): TableState {
	const framework = params.get("framework") ?? "";
	const group = params.get("group") ?? "";
	const sort = params.get("sort") ?? "";
	const column = SORT_COLUMNS.find((id) => id === sort.replace(/^-/, ""));
	return {
		query: params.get("q") ?? "",
		framework: isFramework(framework) ? framework : undefined,
		group: isModelGroup(group) ? group : undefined,
		hidesDeprecated: params.get("deprecated") === "hide",
		column: column ?? "name",
		isDescending: column !== undefined && sort.startsWith("-"),
	};
}

/** The URL parameters of a state, merged over `params`; parts equal to the initial state are left out. */
export function toTableParams(state: TableState, params: URLSearchParams): URLSearchParams {
	const result = new URLSearchParams(params);
	const sort = `${state.isDescending ? "-" : ""}${state.column}`;
	const values = {
		q: state.query.trim(),
		framework: state.framework ?? "",
		group: state.group ?? "",
		deprecated: state.hidesDeprecated ? "hide" : "",
		sort: sort === "name" ? "" : sort,
	};
	for (const [name, value] of Object.entries(values)) {
		if (value) result.set(name, value);
		else result.delete(name);
	}
	return result;
}

/** True when a row passes all filters of the state. */
export function isShown(row: TableRow, state: TableState): boolean {
	if (state.hidesDeprecated && row.isDeprecated) return false;
	if (state.framework && !row.frameworks.includes(state.framework)) return false;
	if (state.group && row.group !== state.group) return false;
	return matchesQuery(row.name, state.query);
}

/**
 * Compares two rows by the column of the state, then by name. Ascending means: names from A, dates from the oldest,
 * supported before unsupported. A row without a date comes last either way.
 */
export function compareRows(state: TableState, locale: Locale): (a: TableRow, b: TableRow) => number {
	const byText = compareIn(locale);
	const sign = state.isDescending ? -1 : 1;
	const byColumn = (a: TableRow, b: TableRow): number => {
		if (state.column === "name") return sign * byText(a.name, b.name);
		if (state.column === "group") return sign * byText(a.groupName, b.groupName);
		if (state.column === "released") return compareDays(a.released, b.released, sign);
		const framework = state.column;
		return sign * (Number(b.frameworks.includes(framework)) - Number(a.frameworks.includes(framework)));
	};
	return (a, b) => byColumn(a, b) || byText(a.name, b.name);
}

function compareDays(a: string | null, b: string | null, sign: number): number {
	if (a === b) return 0;
	if (a === null) return 1;
	if (b === null) return -1;
	return a < b ? -sign : sign;
}
