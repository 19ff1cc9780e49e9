import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Packed } from "./pack-from-source.ts";

/** A package registry on the loopback address. */
export interface Registry {
	/** Value of npm's setting `registry`. */
	readonly url: string;
	readonly close: () => Promise<void>;
}

/** Serves these packages, each in its one version, to npm; knows no other. */
export async function startRegistry(packages: readonly Packed[]): Promise<Registry> {
	const byName = new Map(packages.map((one) => [one.manifest.name, one]));
	let url = "";
	const server = createServer((request, response) => {
		const [name = "", file] = decodeURIComponent(request.url ?? "")
			.slice(1)
			.split("/-/");
		const found = byName.get(name);
		if (!found) response.writeHead(404).end("{}");
		else if (file === undefined) response.end(JSON.stringify(toDocument(found, url)));
		else response.end(found.tarball);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo; // listens on a port
	url = `http://127.0.0.1:${port}/`;
	return {
		url,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** What a registry says of a package. */
function toDocument({ manifest, tarball }: Packed, url: string): object {
	const { name, version } = manifest;
	const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
	const dist = { tarball: `${url}${name}/-/${version}.tgz`, integrity };
	return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
