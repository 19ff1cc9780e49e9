import type { Call, Reply, Rule } from "../rules/dialect.ts";
import type { StoredRepository } from "../state/repositories.ts";

/** What the hub does not give, with the text and the code that it gives instead. */
export class HubRefusal extends Error {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: number, message: string, code?: string) {
		super(message);
		this.name = "HubRefusal";
		this.status = status;
		this.headers = {
			"x-error-message": message,
			"access-control-expose-headers": EXPOSED,
			...(code === undefined ? {} : { "x-error-code": code }),
		};
	}
}

const EXPOSED =
	"X-Repo-Commit,X-Request-Id,X-Error-Code,X-Error-Message,X-Total-Count,ETag,Link,Accept-Ranges,Content-Range,X-Linked-Size,X-Linked-ETag,X-Xet-Hash";

/** A rule's reply, or what `toReply` makes of the hub's refusal. */
export function orRefusal(reply: Rule["reply"], toReply: (refusal: HubRefusal) => Reply): Rule["reply"] {
	return (call) => {
		try {
			return reply(call);
		} catch (error) {
			if (!(error instanceof HubRefusal)) throw error;
			return toReply(error);
		}
	};
}

/** Headers of everything that belongs to a repository; pages may read the exposed ones. */
export function hubHeaders({ commit }: StoredRepository): Readonly<Record<string, string>> {
	return { "x-repo-commit": commit, "access-control-expose-headers": EXPOSED };
}

/**
 * The repository and revision that a URL names. Without a key the hub does not say whether there is a repository: 401 as
 * for a wrong password. With one it says 404.
 * Source: huggingface_hub 1.x, `hf_raise_for_status` (read 2026-11-22)
 * @throws HubRefusal
 */
export function findRepository({ params, headers, state }: Call): StoredRepository {
	const repository = state.repositories.find(params["model"] ?? "");
	checkPlatformKey(headers["authorization"]);
	if (!repository) {
		throw headers["authorization"] === undefined
			? new HubRefusal(401, "Invalid username or password.")
			: new HubRefusal(404, "Repository not found", "RepoNotFound");
	}
	const revision = params["revision"] ?? params["commit"] ?? "main";
	const known = [...(repository.source.revisions ?? ["main"]), repository.commit];
	if (!known.includes(revision)) throw new HubRefusal(404, `Invalid rev id: ${revision}`, "RevisionNotFound");
	return repository;
}

/** @throws HubRefusal for the files of a gated repository, without a key */
export function checkAccess({ headers }: Call, { id, source }: StoredRepository): void {
	if (!source.gated || headers["authorization"] !== undefined) return;
	throw new HubRefusal(
		401,
		`Access to model ${id} is restricted. You must have access to it and be authenticated to access it. Please log in.`,
		"GatedRepo",
	);
}

function checkPlatformKey(header: string | undefined): void {
	if (header === undefined || /^Bearer hf_\S+$/.test(header)) return;
	throw new HubRefusal(401, "Invalid credentials in Authorization header");
}
