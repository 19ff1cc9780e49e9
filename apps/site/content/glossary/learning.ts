import type { Term } from "./term.ts";

/** Terms: learning by acting, tables, time and graphs. */
export const LEARNING_TERMS: readonly Term[] = [
	{
		id: "reinforcement-learning",
		tr: {
			term: "pekiştirmeli öğrenme",
			also: ["RL"],
			definition:
				"Bir etmenin, eylemlerinin getirdiği ödüllere bakarak nasıl davranacağını öğrenmesi. Doğru yanıt verilmez, yalnızca sonuç puanlanır.",
		},
		en: {
			term: "reinforcement learning",
			also: ["RL"],
			definition:
				"An agent learning how to act from the rewards that its actions bring. No right answer is given, only the outcome is scored.",
		},
		forbidden: ["takviyeli öğrenme"],
		related: ["agent", "reward", "policy", "environment"],
		tasks: ["reinforcement-learning", "robotics"],
		explained: "everywhere",
	},
	{
		id: "environment",
		tr: {
			term: "ortam",
			definition:
				"Etmenin içinde davrandığı dünya: bir oyun, bir simülasyon ya da gerçek bir oda. Her eylemden sonra yeni durumu ve ödülü bildirir.",
		},
		en: {
			term: "environment",
			definition:
				"The world in which an agent acts: a game, a simulation, a real room. After each action it reports the new state and the reward.",
		},
		related: ["agent", "reward"],
		tasks: ["reinforcement-learning", "robotics"],
	},
	{
		id: "reward",
		tr: {
			term: "ödül",
			definition: "Bir eylemin ne kadar iyi olduğunu söyleyen sayı.",
		},
		en: {
			term: "reward",
			definition: "A number that says how good an action was.",
		},
		forbidden: ["mükâfat"],
		related: ["return", "policy"],
		tasks: ["reinforcement-learning"],
		explained: "in-tasks",
	},
	{
		id: "return",
		tr: {
			term: "toplam ödül",
			also: ["getiri"],
			definition: "Bir bölüm boyunca alınan ödüllerin toplamı; uzak ödüller çoğunlukla küçültülerek sayılır.",
		},
		en: {
			term: "return",
			definition: "The sum of the rewards of an episode; later ones are mostly counted for less.",
		},
		related: ["reward", "episode"],
		tasks: ["reinforcement-learning"],
	},
	{
		id: "episode",
		tr: {
			term: "bölüm",
			definition: "Etmenin bir başlangıçtan bir sona kadar süren tek denemesi.",
		},
		en: {
			term: "episode",
			definition: "One try of an agent, from a start to an end.",
		},
		forbidden: ["epizot"],
		related: ["environment", "return"],
		tasks: ["reinforcement-learning"],
	},
	{
		id: "policy",
		tr: {
			term: "politika",
			definition: "Etmenin hangi durumda hangi eylemi seçeceğini söyleyen işlev. Öğrenilen şey budur.",
		},
		en: {
			term: "policy",
			definition:
				"The function that says which action an agent chooses in which state. It is what is learned.",
		},
		related: ["agent", "value-function"],
		tasks: ["reinforcement-learning", "robotics"],
		explained: "in-tasks",
	},
	{
		id: "value-function",
		tr: {
			term: "değer işlevi",
			definition: "Bir durumdan sonra beklenen toplam ödülü kestiren işlev.",
		},
		en: {
			term: "value function",
			definition: "A function that estimates the return to expect from a state.",
		},
		forbidden: ["değer fonksiyonu"],
		related: ["return", "policy"],
		tasks: ["reinforcement-learning"],
		explained: "everywhere",
	},
	{
		id: "exploration",
		tr: {
			term: "keşif",
			definition:
				"Etmenin, şimdiye kadar en iyi bulduğundan başka eylemleri de denemesi. Az keşif yanlış bir alışkanlığa, çok keşif boşa giden denemelere yol açar.",
		},
		en: {
			term: "exploration",
			definition:
				"An agent trying actions other than the best it knows. Too little leaves it in a bad habit, too much wastes tries.",
		},
		related: ["policy", "reward"],
		tasks: ["reinforcement-learning"],
		explained: "in-tasks",
	},
	{
		id: "human-feedback",
		tr: {
			term: "insan geri bildirimiyle öğrenme",
			also: ["RLHF"],
			definition: "İnsanların iki yanıttan hangisini yeğlediğine bakarak dil modelini ayarlama.",
		},
		en: {
			term: "learning from human feedback",
			also: ["RLHF"],
			definition: "Tuning a language model by which of two answers people prefer.",
		},
		related: ["reinforcement-learning", "instruction-tuning"],
		explained: "everywhere",
	},
	{
		id: "imitation-learning",
		tr: {
			term: "taklitle öğrenme",
			definition: "Ödül yerine bir ustanın gösterdiği örneklerden davranış öğrenme. Robotlarda yaygındır.",
		},
		en: {
			term: "imitation learning",
			definition:
				"Learning how to act from an expert's demonstrations instead of rewards. It is common with robots.",
		},
		forbidden: ["taklit öğrenmesi"],
		related: ["policy", "reinforcement-learning"],
		tasks: ["robotics"],
		explained: "everywhere",
	},
	{
		id: "tabular-data",
		tr: {
			term: "tablo verisi",
			definition: "Satırları örnekler, sütunları öznitelikler olan veri.",
		},
		en: {
			term: "tabular data",
			definition: "Data whose rows are examples and whose columns are features.",
		},
		forbidden: ["tabular veri", "tablosal veri"],
		related: ["feature", "regression"],
		tasks: ["tabular-classification", "tabular-regression"],
	},
	{
		id: "decision-tree",
		tr: {
			term: "karar ağacı",
			definition: "Özniteliklere sorulan evet hayır sorularıyla tahmine varan model.",
		},
		en: {
			term: "decision tree",
			definition: "A model that reaches its prediction through yes or no questions about features.",
		},
		related: ["gradient-boosting"],
		tasks: ["tabular-classification", "tabular-regression"],
	},
	{
		id: "gradient-boosting",
		tr: {
			term: "gradyan artırma",
			definition:
				"Her biri öncekilerin hatasını düzelten küçük karar ağaçlarını art arda ekleyen yöntem. Tablo verisinde yaygındır.",
		},
		en: {
			term: "gradient boosting",
			definition:
				"A method that adds small decision trees, each mending the errors of those before. It is common on tables.",
		},
		forbidden: ["gradyan yükseltme", "gradient boosting"],
		related: ["decision-tree", "tabular-data"],
		tasks: ["tabular-classification", "tabular-regression"],
		explained: "everywhere",
	},
	{
		id: "missing-value",
		tr: {
			term: "eksik değer",
			definition: "Tabloda boş kalmış hücre. Nasıl doldurulduğu sonucu değiştirir.",
		},
		en: {
			term: "missing value",
			definition: "An empty cell of a table. How it is filled changes the result.",
		},
		forbidden: ["kayıp değer"],
		related: ["tabular-data"],
		tasks: ["tabular-classification", "tabular-regression"],
	},
	{
		id: "time-series",
		tr: {
			term: "zaman serisi",
			definition: "Zaman sırasıyla ölçülmüş değerler: saatlik sıcaklık, günlük satış gibi.",
		},
		en: {
			term: "time series",
			definition: "Values measured in the order of time: hourly temperature, daily sales.",
		},
		forbidden: ["zaman dizisi"],
		related: ["forecast", "seasonality"],
		tasks: ["time-series-forecasting"],
	},
	{
		id: "forecast",
		tr: {
			term: "öngörü",
			definition: "Zaman serisinin gelecekteki değerleri için tahmin.",
		},
		en: {
			term: "forecast",
			definition: "A prediction of the future values of a time series.",
		},
		related: ["time-series", "horizon"],
		tasks: ["time-series-forecasting"],
	},
	{
		id: "horizon",
		tr: {
			term: "öngörü ufku",
			definition: "Ne kadar ilerisinin öngörüldüğü.",
		},
		en: {
			term: "forecast horizon",
			definition: "How far ahead a forecast looks.",
		},
		related: ["forecast"],
		tasks: ["time-series-forecasting"],
		explained: "everywhere",
	},
	{
		id: "seasonality",
		tr: {
			term: "mevsimsellik",
			definition: "Bir serinin günlük, haftalık ya da yıllık düzenle yinelenen örüntüsü.",
		},
		en: {
			term: "seasonality",
			definition: "A pattern of a series that returns daily, weekly or yearly.",
		},
		forbidden: ["sezonsallık"],
		related: ["time-series"],
		tasks: ["time-series-forecasting"],
		explained: "everywhere",
	},
	{
		id: "graph",
		tr: {
			term: "çizge",
			definition:
				"Düğümlerden ve onları bağlayan kenarlardan oluşan yapı: moleküller, yollar, tanışıklıklar gibi.",
		},
		en: {
			term: "graph",
			definition:
				"A structure of nodes and edges that join them: molecules, roads, people who know each other.",
		},
		forbidden: ["graf"],
		related: ["node", "edge"],
		tasks: ["graph-ml"],
		explained: "everywhere",
	},
	{
		id: "node",
		tr: {
			term: "düğüm",
			definition: "Çizgedeki her bir nesne.",
		},
		en: {
			term: "node",
			definition: "One of the things in a graph.",
		},
		related: ["graph", "edge"],
		tasks: ["graph-ml"],
	},
	{
		id: "edge",
		tr: {
			term: "kenar",
			definition: "Çizgede iki düğüm arasındaki bağ.",
		},
		en: {
			term: "edge",
			definition: "A link between two nodes of a graph.",
		},
		related: ["graph", "node"],
		tasks: ["graph-ml"],
	},
	{
		id: "graph-neural-network",
		tr: {
			term: "çizge sinir ağı",
			also: ["GNN"],
			definition: "Her düğümün vektörünü komşularının vektörleriyle adım adım güncelleyen sinir ağı.",
		},
		en: {
			term: "graph neural network",
			also: ["GNN"],
			definition: "A neural network that updates the vector of each node step by step from its neighbours.",
		},
		forbidden: ["graf sinir ağı"],
		related: ["graph", "embedding"],
		tasks: ["graph-ml"],
		explained: "everywhere",
	},
	{
		id: "anomaly",
		tr: {
			term: "aykırılık",
			definition: "Verinin geri kalanına benzemeyen değer ya da olay. Arıza ve dolandırıcılık böyle aranır.",
		},
		en: {
			term: "anomaly",
			definition: "A value or event unlike the rest of the data. Faults and fraud are looked for this way.",
		},
		forbidden: ["anomali"],
		related: ["time-series", "clustering"],
	},
	{
		id: "outlier",
		tr: {
			term: "uç değer",
			definition: "Ötekilerden çok uzak düşen ölçüm. Ortalamayı ve kare hataları büyütür.",
		},
		en: {
			term: "outlier",
			definition: "A measurement far from all the others. It inflates means and squared errors.",
		},
		related: ["anomaly", "root-mean-square-error"],
		tasks: ["tabular-regression"],
	},
];
