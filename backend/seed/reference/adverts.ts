import { ADVERT_LOCATION } from "../../../schema/rest/content/content";
import { isOwnPath } from "../../../schema/rules/web-address";

interface AdvertSeed {
  title: string;
  /** File in public/, drawn for this project. */
  img: string;
  url: string | null;
}

/** Made-up brands with marks of our own: an operator puts real partners in their place. */
const partners: readonly AdvertSeed[] = [
  ["木屿家居", "muyu"],
  ["澄净卫浴", "chengjing"],
  ["星禾照明", "xinghe"],
  ["安钥智锁", "anyao"],
  ["拾光门窗", "shiguang"],
  ["云栖晾晒", "yunqi"],
  ["平川地板", "pingchuan"],
  ["泉也净水", "quanye"],
].map(([title = "", file]) => ({ title, img: `/partners/${file}.svg`, url: null }));

/** Banners of the customer's home; their words stand in `title`, the picture has none. */
const customerHome: readonly AdvertSeed[] = [
  {
    title: "款项由平台担保，满意后才结款",
    img: "/adverts/escrow.svg",
    url: "/help?title=资金担保：钱什么时候给师傅",
  },
  { title: "上门前做好这几件事，少跑一趟", img: "/adverts/prepare.svg", url: "/help?title=上门安装前的准备" },
  { title: "谨防冒充客服索要验证码", img: "/adverts/safety.svg", url: "/help?title=账号与资金安全" },
];

/** Adverts of a place get the ids from `firstId` on, and appear in the order they are written in. */
function shownAt(location: string, firstId: number, seeds: readonly AdvertSeed[]) {
  return seeds.map(({ title, img, url }, index) => {
    if (!isOwnPath(img)) throw new Error(`${img} is no path of this site`);
    return {
      id: firstId + index,
      location,
      title,
      img,
      url,
      status: 1,
      position: index + 1,
      created_at: Date.parse("2026-09-01T10:00:00+08:00"),
    };
  });
}

/** What our own banners say is true of every platform. */
export const bannerSeeds = shownAt(ADVERT_LOCATION.customerHome, 101, customerHome);

export const advertSeeds = [...bannerSeeds, ...shownAt(ADVERT_LOCATION.partners, 201, partners)];
