declare module "virtual:pusula-reference" {
	/** What the packages export, in the order of the documentation. */
	// oxlint-disable-next-line typescript/consistent-type-imports -- a declared module cannot hold a relative import
	export const REFERENCE: readonly import("./reference.ts").ReferencePackage[];
}
