import type { Bytes } from "../media/bytes.ts";

/** Options of the hub's files; every field may be left out. */
export interface RepositoryOptions {
	/** Files of models on the hub, by model id. Default: none. */
	readonly repositories?: Readonly<Record<string, Repository>>;
}

/** A model's files on the hub. */
export interface Repository {
	/** Their bytes by path, e.g. `onnx/model.onnx`. */
	readonly files: Readonly<Record<string, Bytes>>;
	/** Given only to a platform key; without one the hub says that access is restricted. Default false. */
	readonly gated?: boolean;
	/** Names of its revisions. Default: `main`. */
	readonly revisions?: readonly string[];
	/** Default: `text-classification`, or what the model's entries at providers say. */
	/** The model's task. Default: none. */
	readonly pipelineTag?: string;
}

/** A file with the names that git and the store of large files have for its content. */
export interface RepositoryFile {
	readonly path: string;
	readonly bytes: Bytes;
	/** SHA-1 of the git object: of the content, or of the pointer to a large file. */
	readonly oid: string;
	/** SHA-256 of the content. */
	readonly sha256: string;
	/** True where git holds a pointer of `pointerSize` bytes, and another host the content. */
	readonly isLarge: boolean;
	readonly pointerSize: number;
}

/** A repository with its files by path. */
export interface StoredRepository {
	readonly id: string;
	readonly source: Repository;
	/** Id of the one commit. */
	readonly commit: string;
	readonly files: readonly RepositoryFile[];
}

/** The model repositories that a simulator serves as the hub does, with the hashes of their files. */
export interface Repositories {
	/** Resolves when all files have their hashes; to be awaited before the first look. */
	readonly ready: Promise<unknown>;
	readonly find: (id: string) => StoredRepository | undefined;
	/** A large file by the SHA-256 of its content. */
	readonly findContent: (sha256: string) => RepositoryFile | undefined;
}

/** Stores the repositories and begins to hash their files. */
export function createRepositories({ repositories = {} }: RepositoryOptions): Repositories {
	const stored = new Map<string, StoredRepository>();
	const add = async ([id, source]: [string, Repository]): Promise<void> => {
		const files = await Promise.all(Object.entries(source.files).map(toFile));
		const commit = await hash("SHA-1", encode(files.map(({ path, oid }) => `${path} ${oid}`).join("\n")));
		stored.set(id, { id, source, commit, files });
	};
	return {
		ready: Promise.all(Object.entries(repositories).map(add)),
		find: (id) => stored.get(id),
		findContent: (sha256) =>
			[...stored.values()].flatMap(({ files }) => files).find((file) => file.sha256 === sha256),
	};
}

/** What the hub's own `.gitattributes` sends to the store of large files, whatever its size. */
const LARGE = /\.(?:onnx|onnx_data|safetensors|bin|npz|npy|pt|tflite|gguf|model)$/;
/** Above this every file has to be there. */
const LARGE_BYTES = 10 * 1024 * 1024;

async function toFile([path, bytes]: [string, Bytes]): Promise<RepositoryFile> {
	const sha256 = await hash("SHA-256", bytes);
	const isLarge = LARGE.test(path) || bytes.length > LARGE_BYTES;
	const pointer = encode(
		`version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${bytes.length}\n`,
	);
	const content = isLarge ? pointer : bytes;
	const oid = await hash("SHA-1", join(encode(`blob ${content.length}\0`), content));
	return { path, bytes, oid, sha256, isLarge, pointerSize: pointer.length };
}

async function hash(name: "SHA-1" | "SHA-256", bytes: Bytes): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest(name, bytes));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function encode(text: string): Bytes {
	return new TextEncoder().encode(text);
}

function join(first: Bytes, second: Bytes): Bytes {
	const joined = new Uint8Array(first.length + second.length);
	joined.set(first);
	joined.set(second, first.length);
	return joined;
}
