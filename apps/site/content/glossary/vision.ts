import type { Term } from "./term.ts";

/** Terms: pictures, video and space. */
export const VISION_TERMS: readonly Term[] = [
	{
		id: "computer-vision",
		tr: {
			term: "bilgisayarlı görü",
			definition: "Görüntü ve videolardan bilgi çıkaran ya da onları üreten yöntemlerin alanı.",
		},
		en: {
			term: "computer vision",
			definition: "The field of methods that draw information from pictures and video, or produce them.",
		},
		forbidden: ["bilgisayarla görme", "bilgisayar görüşü"],
		related: ["image", "feature"],
	},
	{
		id: "image",
		tr: {
			term: "görüntü",
			definition: "Piksellerden oluşan resim dosyası. Model onu sayılardan oluşan bir tablo olarak görür.",
		},
		en: {
			term: "image",
			also: ["picture"],
			definition: "A picture file made of pixels. A model sees it as a table of numbers.",
		},
		related: ["pixel", "resolution"],
	},
	{
		id: "pixel",
		tr: {
			term: "piksel",
			definition:
				"Görüntünün en küçük noktası; rengi çoğunlukla kırmızı, yeşil ve mavi için üç sayıyla yazılır.",
		},
		en: {
			term: "pixel",
			definition:
				"The smallest dot of a picture; its colour is mostly written as three numbers for red, green and blue.",
		},
		related: ["resolution", "image"],
	},
	{
		id: "patch",
		tr: {
			term: "yama",
			definition:
				"Dönüştürücünün bir görüntüyü böldüğü küçük kare parçalardan biri. Her yama, bir belirteç gibi bir vektöre çevrilir.",
		},
		en: {
			term: "patch",
			definition:
				"One of the small squares into which a transformer cuts a picture. Each becomes a vector, as a token does.",
		},
		related: ["transformer", "token"],
		tasks: ["image-classification"],
		explained: "everywhere",
	},
	{
		id: "resolution",
		tr: {
			term: "çözünürlük",
			definition:
				"Görüntünün piksel olarak genişliği ve yüksekliği. Modeller genellikle belli bir çözünürlük bekler.",
		},
		en: {
			term: "resolution",
			definition: "The width and height of a picture in pixels. Models mostly expect a certain one.",
		},
		forbidden: ["rezolüsyon"],
		related: ["pixel"],
	},
	{
		id: "object-detection",
		tr: {
			term: "nesne tespiti",
			definition: "Görüntüdeki nesneleri sınırlayıcı kutular ve sınıflarla bulma.",
		},
		en: {
			term: "object detection",
			definition: "Finding the objects of a picture as bounding boxes with classes.",
		},
		forbidden: ["nesne algılama", "obje tespiti", "nesne saptama"],
		related: ["bounding-box", "mean-average-precision"],
		tasks: ["object-detection", "zero-shot-object-detection"],
	},
	{
		id: "bounding-box",
		tr: {
			term: "sınırlayıcı kutu",
			definition:
				"Bir nesneyi çevreleyen, kenarları görüntüye paralel dikdörtgen. Genellikle sol üst ve sağ alt köşesinin koordinatlarıyla verilir.",
		},
		en: {
			term: "bounding box",
			definition:
				"The upright rectangle around an object. It is mostly given by its top left and bottom right corner.",
		},
		forbidden: ["sınır kutusu", "kuşatan kutu", "çevreleyen kutu", "bounding box"],
		related: ["object-detection", "intersection-over-union"],
		tasks: ["object-detection"],
		explained: "everywhere",
	},
	{
		id: "segmentation",
		tr: {
			term: "bölütleme",
			definition: "Görüntünün her pikselini bir sınıfa ya da nesneye atama.",
		},
		en: {
			term: "segmentation",
			definition: "Assigning every pixel of a picture to a class or an object.",
		},
		forbidden: ["segmentasyon", "bölümleme"],
		related: ["mask", "semantic-segmentation"],
		tasks: ["image-segmentation", "mask-generation"],
		explained: "everywhere",
	},
	{
		id: "semantic-segmentation",
		tr: {
			term: "anlamsal bölütleme",
			definition: "Aynı sınıftan bütün pikselleri tek bölge sayan bölütleme: bütün arabalar “araba”.",
		},
		en: {
			term: "semantic segmentation",
			definition: "Segmentation that treats all pixels of a class as one region: all cars are “car”.",
		},
		forbidden: ["semantik bölütleme"],
		related: ["segmentation", "instance-segmentation"],
		tasks: ["image-segmentation"],
	},
	{
		id: "instance-segmentation",
		tr: {
			term: "örnek bölütleme",
			definition: "Aynı sınıftan nesneleri de birbirinden ayıran bölütleme: her araba kendi maskesini alır.",
		},
		en: {
			term: "instance segmentation",
			definition:
				"Segmentation that also tells objects of one class apart: every car gets a mask of its own.",
		},
		related: ["segmentation", "mask"],
		tasks: ["image-segmentation"],
	},
	{
		id: "mask",
		tr: {
			term: "maske",
			definition:
				"Bir bölgenin hangi piksellerden oluştuğunu gösteren, görüntüyle aynı boyda siyah beyaz resim. Metinde maske, modelin dolduracağı gizlenmiş belirteçtir.",
		},
		en: {
			term: "mask",
			definition:
				"A black and white picture of the same size that shows which pixels belong to a region. In text a mask is a hidden token for the model to fill in.",
		},
		related: ["segmentation"],
		tasks: ["image-segmentation", "mask-generation", "fill-mask"],
		explained: "in-tasks",
	},
	{
		id: "keypoint",
		tr: {
			term: "anahtar nokta",
			definition: "Görüntüde yeri anlam taşıyan nokta: dirsek, göz, köşe gibi.",
		},
		en: {
			term: "keypoint",
			definition: "A point of a picture whose place means something: an elbow, an eye, a corner.",
		},
		related: ["pose-estimation"],
		tasks: ["keypoint-detection"],
		explained: "everywhere",
	},
	{
		id: "pose-estimation",
		tr: {
			term: "poz kestirimi",
			also: ["duruş kestirimi"],
			definition: "Bir insanın ya da nesnenin duruşunu anahtar noktalarından çıkarma.",
		},
		en: {
			term: "pose estimation",
			definition: "Working out how a person or an object stands from keypoints.",
		},
		forbidden: ["poz tahmini"],
		related: ["keypoint"],
		tasks: ["keypoint-detection"],
	},
	{
		id: "depth",
		tr: {
			term: "derinlik",
			definition:
				"Bir noktanın kameraya uzaklığı. Göreli derinlik yalnızca hangisinin yakın olduğunu, mutlak derinlik metre olarak uzaklığı söyler.",
		},
		en: {
			term: "depth",
			definition:
				"How far a point is from the camera. Relative depth only says what is nearer; metric depth gives metres.",
		},
		related: ["depth-map"],
		tasks: ["depth-estimation"],
	},
	{
		id: "depth-map",
		tr: {
			term: "derinlik haritası",
			definition: "Her pikselin tonunun uzaklığı gösterdiği görüntü.",
		},
		en: {
			term: "depth map",
			definition: "A picture in which the shade of each pixel shows distance.",
		},
		related: ["depth"],
		tasks: ["depth-estimation"],
		explained: "everywhere",
	},
	{
		id: "frame",
		tr: {
			term: "kare",
			definition:
				"Videoyu oluşturan görüntülerden biri. Modeller çoğunlukla bütün kareleri değil, aralıklı seçilmiş birkaçını görür.",
		},
		en: {
			term: "frame",
			definition:
				"One of the pictures that make up a video. Models mostly see a few picked at intervals, not all of them.",
		},
		forbidden: ["video frame'i"],
		related: ["frame-rate"],
		tasks: ["video-classification"],
	},
	{
		id: "frame-rate",
		tr: {
			term: "kare hızı",
			definition: "Videonun bir saniyesindeki kare sayısı.",
		},
		en: {
			term: "frame rate",
			definition: "The number of frames in one second of video.",
		},
		forbidden: ["kare oranı"],
		related: ["frame"],
		tasks: ["text-to-video", "image-to-video"],
	},
	{
		id: "optical-character-recognition",
		tr: {
			term: "optik karakter tanıma",
			also: ["OCR"],
			definition: "Görüntüdeki yazıyı metne çevirme.",
		},
		en: {
			term: "optical character recognition",
			also: ["OCR"],
			definition: "Turning the writing in a picture into text.",
		},
		related: ["character-error-rate"],
		tasks: ["image-to-text", "document-question-answering"],
		explained: "everywhere",
	},
	{
		id: "image-captioning",
		tr: {
			term: "görüntü açıklaması yazma",
			also: ["görüntü betimleme"],
			definition: "Bir görüntüyü anlatan cümle yazma.",
		},
		en: {
			term: "image captioning",
			definition: "Writing a sentence that describes a picture.",
		},
		forbidden: ["görüntü altyazılama", "görüntü alt yazılama", "resim altyazılama", "resim alt yazılama"],
		related: ["vision-language-model"],
		tasks: ["image-to-text"],
	},
	{
		id: "noise",
		tr: {
			term: "gürültü",
			definition:
				"Veriye karışmış, bilgi taşımayan rastgele değişimler. Difüzyon modelleri üretime saf gürültüden başlar.",
		},
		en: {
			term: "noise",
			definition: "Random changes in data that carry no information. Diffusion models start from pure noise.",
		},
		related: ["diffusion-model"],
		tasks: ["text-to-image", "audio-to-audio"],
	},
	{
		id: "guidance-scale",
		tr: {
			term: "yönlendirme ölçeği",
			definition:
				"Difüzyon modelinin isteme ne kadar sıkı uyacağını belirleyen ayar. Yüksek değer isteme yaklaştırır, doğallığı azaltabilir.",
		},
		en: {
			term: "guidance scale",
			definition:
				"The setting that decides how closely a diffusion model follows the prompt. A high value stays nearer to it and can look less natural.",
		},
		forbidden: ["kılavuzluk ölçeği", "rehberlik ölçeği"],
		related: ["diffusion-model", "prompt"],
		tasks: ["text-to-image"],
		explained: "everywhere",
	},
	{
		id: "inpainting",
		tr: {
			term: "görüntü tamamlama",
			also: ["iç boyama"],
			definition: "Görüntünün maskeyle işaretlenen bölümünü yeniden üretme.",
		},
		en: {
			term: "inpainting",
			definition: "Producing anew the part of a picture that a mask marks.",
		},
		forbidden: ["eksik bölge tamamlama"],
		related: ["mask", "diffusion-model"],
		tasks: ["image-to-image"],
		explained: "everywhere",
	},
	{
		id: "super-resolution",
		tr: {
			term: "süper çözünürlük",
			also: ["çözünürlük artırma"],
			definition:
				"Küçük bir görüntüden daha büyük ve ayrıntılı bir görüntü üretme. Eklenen ayrıntı gerçek değil, olasıdır.",
		},
		en: {
			term: "super-resolution",
			definition:
				"Making a larger, more detailed picture from a small one. The added detail is likely, not real.",
		},
		related: ["resolution"],
		tasks: ["image-to-image"],
	},
	{
		id: "mesh",
		tr: {
			term: "ağ örgüsü",
			definition: "Üç boyutlu bir yüzeyi oluşturan üçgenler topluluğu.",
		},
		en: {
			term: "mesh",
			definition: "The triangles that make up a surface in three dimensions.",
		},
		related: ["texture"],
		tasks: ["text-to-3d", "image-to-3d"],
		explained: "everywhere",
	},
	{
		id: "texture",
		tr: {
			term: "doku",
			also: ["yüzey kaplaması"],
			definition: "Üç boyutlu bir nesnenin yüzeyine giydirilen görüntü.",
		},
		en: {
			term: "texture",
			definition: "The picture laid over the surface of an object in three dimensions.",
		},
		related: ["mesh"],
		tasks: ["text-to-3d", "image-to-3d"],
	},
];
