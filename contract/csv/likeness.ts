/* Pure: how much a text is like one of the language that a coding was made for. */

export type LocalCoding = 'gb18030' | 'shift_jis' | 'euc-kr'

/** Signs behind so many are not counted. They would not change the answer. */
const signsCounted = 10_000

type Block = readonly [firstLead: number, lastLead: number, firstTrail: number, lastTrail: number]

/** Where a coding keeps the signs of daily use: the first level of hanzi and kanji, kana, and the syllables of Korean. */
const dailyBlocks: Readonly<Record<LocalCoding, readonly Block[]>> = {
  gb18030: [[0xb0, 0xd7, 0xa1, 0xfe]],
  shift_jis: [
    [0x82, 0x82, 0x9f, 0xf1],
    [0x83, 0x83, 0x40, 0x96],
    [0x89, 0x97, 0x40, 0xfc]
  ],
  'euc-kr': [[0xb0, 0xc8, 0xa1, 0xfe]]
}

/**
 * The commonest signs of texts in general, and of names of places and shops. They tell languages apart whose codings use the
 * same bytes for daily signs.
 */
const commonSigns: Readonly<Record<LocalCoding, string>> = {
  gb18030:
    '的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知市店区路街号楼城江海京深圳广州杭南西北东武汉重庆津苏山新旗舰酒酸菜火锅餐厅饭馆机器清洁配送名称编门故障严警告错误电池低请检查联系充传感碍',
  shift_jis:
    'のにはをたがでてとしれさいなるかもすらりこあっまくそけよえうきおみだわほつどちめやひばろアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンガギグゲゴザジズデドバビブベボパピプペポーッャュョ日本人大年中東京阪市区町店駅前県都府新宿渋谷横浜名古屋札幌福岡北海道南西',
  'euc-kr':
    '이다는의가에을를한하고로지사기도어나자인리시해서대그아정스부여주라일들전수구장상게보원동제성은으과국적비만요있것경위조연문면할신식점매광남산울강역본중선천안호명공화관무세오유미우소방개물봇입니습류배터객센청설프론트병텔백현종'
}

const signsIn = (coding: LocalCoding, [firstLead, lastLead, firstTrail, lastTrail]: Block): string => {
  const bytes: number[] = []
  for (let lead = firstLead; lead <= lastLead; lead += 1)
    for (let trail = firstTrail; trail <= lastTrail; trail += 1) if (trail !== 0x7f) bytes.push(lead, trail)
  return new TextDecoder(coding).decode(Uint8Array.from(bytes))
}

type KnownSigns = { daily: ReadonlySet<string>; common: ReadonlySet<string> }

const made = new Map<LocalCoding, KnownSigns>()

const knownSigns = (coding: LocalCoding): KnownSigns => {
  const known = made.get(coding) ?? {
    daily: new Set(dailyBlocks[coding].flatMap(block => [...signsIn(coding, block)])),
    common: new Set(commonSigns[coding])
  }
  made.set(coding, known)
  return known
}

/** The mean of the points of a text's signs: a daily one has one, a common one three. */
export const likenessOf = (text: string, coding: LocalCoding): number => {
  const { daily, common } = knownSigns(coding)
  let points = 0
  let signs = 0
  for (const sign of text) {
    if (sign < '\x80') continue
    if (common.has(sign)) points += 3
    else if (daily.has(sign)) points += 1
    signs += 1
    if (signs === signsCounted) break
  }
  return signs === 0 ? 0 : points / signs
}
