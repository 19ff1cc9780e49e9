import { generate } from "selfsigned";

/** A certificate for a test server: both parts in PEM form. It signs itself, so a client that trusts it trusts nothing else. */
export interface Certificate {
	readonly key: string;
	readonly cert: string;
}

/** Makes a certificate for host names, valid for one day. */
export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
	const tomorrow = new Date(Date.now() + 86_400_000);
	const made = await generate([{ name: "commonName", value: "pusula" }], {
		keyType: "ec",
		notAfterDate: tomorrow,
		extensions: [
			{ name: "basicConstraints", cA: true, critical: true },
			{ name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2, value })) },
		],
	});
	return { key: made.private, cert: made.cert };
}
