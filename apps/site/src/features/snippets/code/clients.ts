import { SNIPPET_CLIENTS, type Snippet, type SnippetLanguage } from "@pusula/snippets";

/** A client by its language and its own name. */
export type Client = Pick<Snippet, "language" | "client">;

/** A language of printed code, as the page offers it. */
export interface CodeTab {
	readonly language: SnippetLanguage;
	/** The name for readers: the same in every language of the site. */
	readonly title: string;
	/** The name of the language itself, where the title is that of a program. */
	readonly languageName: string;
	/** Extension of a file of it, without the dot. */
	readonly extension: string;
	readonly clients: readonly Client[];
}

const LANGUAGES: readonly Omit<CodeTab, "clients">[] = [
	{ language: "js", title: "JavaScript", languageName: "JavaScript", extension: "mjs" },
	{ language: "python", title: "Python", languageName: "Python", extension: "py" },
	{ language: "sh", title: "curl", languageName: "Shell", extension: "sh" },
	{ language: "powershell", title: "PowerShell", languageName: "PowerShell", extension: "ps1" },
];

/** Every language with its clients, in the order of the pages. */
export const CODE_TABS: readonly CodeTab[] = LANGUAGES.map((one) => ({
	...one,
	clients: SNIPPET_CLIENTS.filter(({ language }) => language === one.language),
}));

/** A client's name in forms and URLs, its language in front: `python-requests`. */
export function nameClient({ language, client }: Client): string {
	return `${language}-${client}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** A client's name for readers: `Python · requests`. */
export function toClientTitle({ language, client }: Client): string {
	const name = LANGUAGES.find((one) => one.language === language)?.title ?? language;
	return name === client ? name : `${name} · ${client}`;
}

/** Name of the file that a reader keeps the code of a task in: `text_ranking.py`. */
export function toCodeFileName(task: string, { language, extension }: CodeTab): string {
	return `${language === "python" ? task.replaceAll("-", "_") : task}.${extension}`;
}
