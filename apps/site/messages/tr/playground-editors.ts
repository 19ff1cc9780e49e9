/** A ready text of a field. */
interface Template {
	readonly title: string;
	readonly value: unknown;
}

/** Words of the playground's editors of JSON and of tables, in Turkish. */
export const playgroundEditors = {
	about: "JSON düzenleyicisi. Sekme tuşuyla çıkılır.",
	template: "Şablondan başla",
	problems: {
		line: "Satır {line}:",
		syntax: "Burada JSON bozuluyor; virgül, tırnak ya da ayraç eksik veya fazla olabilir.",
		missing: "“{name}” alanı eksik.",
		type: "Beklenen tür: {name}.",
		choice: "Şunlardan biri olmalı: {name}.",
		other: "Alanın şemasına uymuyor: {name}",
		"unknown-type": "“{name}” bir JSON Schema türü değil.",
		"not-listed": "“{name}” zorunlu sayılmış ama özellikler arasında yok.",
		"not-object": "Burada bir nesne olmalı.",
		"no-choices": "Seçenek listesi boş; hiçbir değer uymaz.",
	},
	templates: {
		tools: [
			{
				title: "Hava durumu",
				value: [
					{
						type: "function",
						function: {
							name: "get_weather",
							description: "Bir şehirdeki şu anki hava durumunu verir.",
							parameters: {
								type: "object",
								properties: {
									city: { type: "string", description: "Şehrin adı, örneğin İzmir." },
									unit: { type: "string", enum: ["celsius", "fahrenheit"] },
								},
								required: ["city"],
								additionalProperties: false,
							},
						},
					},
				],
			},
			{
				title: "Belgelerde arama",
				value: [
					{
						type: "function",
						function: {
							name: "search_documents",
							description: "Şirketin belgelerinde arar, en uygun bölümleri verir.",
							parameters: {
								type: "object",
								properties: {
									query: { type: "string", description: "Aranacak sözcükler." },
									limit: { type: "integer", minimum: 1, maximum: 10 },
								},
								required: ["query"],
								additionalProperties: false,
							},
						},
					},
				],
			},
		],
		response_format: [
			{ title: "Herhangi bir JSON nesnesi", value: { type: "json_object" } },
			{
				title: "Alanları belli bir kayıt",
				value: {
					type: "json_schema",
					json_schema: {
						name: "contact",
						strict: true,
						schema: {
							type: "object",
							properties: {
								name: { type: "string" },
								email: { type: ["string", "null"] },
								topics: { type: "array", items: { type: "string" } },
							},
							required: ["name", "email", "topics"],
							additionalProperties: false,
						},
					},
				},
			},
			{
				title: "Birkaç seçenekten biri",
				value: {
					type: "json_schema",
					json_schema: {
						name: "sentiment",
						strict: true,
						schema: {
							type: "object",
							properties: { label: { type: "string", enum: ["olumlu", "olumsuz", "nötr"] } },
							required: ["label"],
							additionalProperties: false,
						},
					},
				},
			},
		],
	} as Readonly<Record<string, readonly Template[]>>,
	table: {
		column: "Sütun {column} adı",
		cell: "{name}, satır {row}",
		addRow: "Satır ekle",
		addColumn: "Sütun ekle",
		removeRow: "{row}. satırı sil",
		removeColumn: "{name} sütununu sil",
		about:
			"Hesap tablosundan ya da CSV dosyasından kopyaladığınızı bir hücreye yapıştırın; tablo kendiliğinden büyür.",
		asText: "Metin olarak düzenle",
		asTable: "Tablo olarak düzenle",
		newColumn: "sütun {column}",
	},
};

export type PlaygroundEditors = typeof playgroundEditors;
