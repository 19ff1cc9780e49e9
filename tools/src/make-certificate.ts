import { generate } from "selfsigned";

/** What a test server proves itself with, and what its clients trust; all in PEM form. */
export interface Certificate {
	/** The server's private key. */
	readonly key: string;
	/** The server's certificate. */
	readonly cert: string;
	/** The authority that signed it, made for this server: a client that trusts it trusts nothing else. */
	readonly authority: string;
}

/** Makes a certificate for host names with an authority of its own, valid for one day. */
export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
	const common = {
		keyType: "ec",
		algorithm: "sha256",
		notAfterDate: new Date(Date.now() + 86_400_000),
	} as const;
	const authority = await generate([{ name: "commonName", value: "pusula authority" }], {
		...common,
		extensions: [{ name: "basicConstraints", cA: true, critical: true }],
	});
	const server = await generate([{ name: "commonName", value: "pusula" }], {
		...common,
		ca: { key: authority.private, cert: authority.cert },
		extensions: [
			{ name: "basicConstraints", cA: false, critical: true },
			{ name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2, value })) },
		],
	});
	return { key: server.private, cert: server.cert, authority: authority.cert };
}
