/** The part of Node's file system that is used; its own types are not there in pages. */
export interface FileSystem {
	readonly mkdir: (path: string, options: { readonly recursive: true }) => Promise<unknown>;
	readonly readdir: (path: string, options: { readonly recursive: true }) => Promise<string[]>;
	readonly readFile: (path: string) => Promise<Uint8Array>;
	readonly rename: (from: string, to: string) => Promise<void>;
	readonly rm: (path: string, options: { readonly force: true }) => Promise<void>;
	readonly stat: (path: string) => Promise<{ readonly size: number }>;
	readonly writeFile: (path: string, content: string | Uint8Array) => Promise<void>;
}

/** Node's file system, by a name that bundlers of pages do not follow: joined here, as they put constants together. */
export function loadFileSystem(): Promise<FileSystem> {
	const name = ["node:fs", "promises"].join("/");
	return import(/* @vite-ignore */ /* webpackIgnore: true */ name) as Promise<FileSystem>;
}
