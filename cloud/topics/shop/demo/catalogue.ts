import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import type { Prices } from '#contract/calls/shop/money.ts'
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

type Texts = typeof en
type GoodsCode = keyof Texts['goods']
type CategoryKey = keyof Texts['categories']
type TypeKey = keyof Texts['types']
type FieldKey = keyof Texts['fields']

/** A text of the demo goods in all languages. */
export const inEach = (textIn: (texts: Texts) => string): LocalTexts => ({
  en: textIn(en),
  zh: textIn(zh),
  ja: textIn(ja),
  ko: textIn(ko),
  th: textIn(th),
  fr: textIn(fr)
})

/** The categories in their order. */
export const categoryKeys = Object.keys(en.categories) as CategoryKey[]

/** The fields of each type, with their units. */
export const fieldsOf: Record<TypeKey, readonly (readonly [key: FieldKey, unit: string])[]> = {
  robot: [
    ['payload', 'kg'],
    ['runtime', 'h'],
    ['width', 'cm']
  ],
  charger: [
    ['power', 'W'],
    ['voltage', 'V']
  ],
  consumable: [
    ['content', ''],
    ['models', '']
  ],
  part: [['models', '']]
}

export type DemoGoods = {
  goodsCode: GoodsCode
  category: CategoryKey
  type: TypeKey
  values: Partial<Record<FieldKey, string>>
  prices: Prices
  /** How many were put in stock at first. */
  delivered: number
  lowStock: number
  listed: boolean
}

const row = (
  goodsCode: GoodsCode,
  [category, type]: [CategoryKey, TypeKey],
  values: DemoGoods['values'],
  prices: Prices,
  [delivered, lowStock]: [number, number],
  listed = true
): DemoGoods => ({ goodsCode, category, type, values, prices, delivered, lowStock, listed })

/** The goods of the demo mall. One has no price in dollars, one is sold out, one is no longer offered. */
export const demoGoods: readonly DemoGoods[] = [
  row(
    'T9-WHITE',
    ['robots', 'robot'],
    { payload: '40', runtime: '12', width: '56' },
    { CNY: 5_680_000, JPY: 1_180_000, USD: 798_000 },
    [12, 3]
  ),
  row(
    'W3-PLUS',
    ['robots', 'robot'],
    { payload: '20', runtime: '10', width: '48' },
    { CNY: 6_980_000, JPY: 1_450_000, USD: 979_000 },
    [7, 2]
  ),
  row(
    'C40',
    ['robots', 'robot'],
    { runtime: '4', width: '62' },
    { CNY: 8_880_000, JPY: 1_850_000, USD: 1_249_000 },
    [5, 2]
  ),
  row(
    'M3',
    ['robots', 'robot'],
    { payload: '30', runtime: '9', width: '58' },
    { CNY: 9_980_000, JPY: 2_080_000 },
    [2, 2]
  ),
  row(
    'DOCK-200',
    ['charging', 'charger'],
    { power: '200', voltage: '220' },
    { CNY: 298_000, JPY: 62_000, USD: 41_900 },
    [40, 10]
  ),
  row(
    'CHG-24',
    ['charging', 'charger'],
    { power: '120', voltage: '220' },
    { CNY: 89_900, JPY: 18_800, USD: 12_600 },
    [65, 10]
  ),
  row('BAT-T9', ['charging', 'part'], { models: 'T9' }, { CNY: 368_000, JPY: 76_800, USD: 51_800 }, [18, 6]),
  row(
    'BRUSH-C40',
    ['cleaning', 'consumable'],
    { content: '1', models: 'C40' },
    { CNY: 19_900, JPY: 4_200, USD: 2_800 },
    [240, 50]
  ),
  row(
    'FLT-C40',
    ['cleaning', 'consumable'],
    { content: '2', models: 'C40' },
    { CNY: 12_900, JPY: 2_700, USD: 1_800 },
    [18, 20]
  ),
  row(
    'DET-5L',
    ['cleaning', 'consumable'],
    { content: '5 l', models: 'C30, C40' },
    { CNY: 15_800, JPY: 3_300, USD: 2_200 },
    [6, 10]
  ),
  row('WHEEL-T', ['parts', 'part'], { models: 'T8, T9' }, { CNY: 45_000, JPY: 9_400, USD: 6_300 }, [30, 8]),
  row('LIDAR-2', ['parts', 'part'], { models: 'T9, W3 Plus' }, { CNY: 198_000, JPY: 41_000, USD: 27_900 }, [3, 5]),
  row('TRAY-T', ['accessories', 'part'], { models: 'T8, T9' }, { CNY: 32_000, JPY: 6_700, USD: 4_500 }, [55, 10]),
  row('BELL-1', ['accessories', 'part'], { models: 'T9' }, { CNY: 25_800, JPY: 5_400, USD: 3_600 }, [120, 20]),
  row('COVER-T6', ['parts', 'part'], { models: 'T6' }, { CNY: 9_900, JPY: 2_000, USD: 1_400 }, [4, 0], false)
]
