import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'

export type DemoPackage = {
  /** By its place in the organisation; null for the robots' maker. */
  tenant: number | null
  name: string
  robotKind: RobotKind
  age: PackageAge
  format: string
  /** The oldest first. All but the last one are published. */
  versions: readonly string[]
  /** Whether the last version is published, too. */
  published: boolean
  floors: number
}

/** The packages that the demo data has: of the robots' maker and of businesses, new ones and old ones. */
export const demoPackages: readonly DemoPackage[] = [
  {
    tenant: null,
    name: 'Delivery voices and faces',
    robotKind: 'delivery',
    age: 'new',
    format: '1.6',
    versions: ['2.0.0', '2.1.0', '2.2.0'],
    published: true,
    floors: 0
  },
  {
    tenant: null,
    name: 'Hotel lobby set',
    robotKind: 'hotel',
    age: 'new',
    format: '1.5',
    versions: ['1.4.0'],
    published: true,
    floors: 1
  },
  {
    tenant: null,
    name: 'Hospital ward signs',
    robotKind: 'medical',
    age: 'new',
    format: '1.6',
    versions: ['1.0.0'],
    published: false,
    floors: 2
  },
  {
    tenant: 0,
    name: 'Harbourlight greetings',
    robotKind: 'delivery',
    age: 'new',
    format: '1.5',
    versions: ['1.0.0', '1.1.0'],
    published: true,
    floors: 0
  },
  {
    tenant: 0,
    name: 'Marina Bay tour',
    robotKind: 'guide',
    age: 'new',
    format: '1.4',
    versions: ['1.0.0'],
    published: false,
    floors: 2
  },
  {
    tenant: 1,
    name: 'Lotus Court rooms',
    robotKind: 'hotel',
    age: 'new',
    format: '1.6',
    versions: ['3.0.0'],
    published: true,
    floors: 3
  },
  {
    tenant: null,
    name: 'Meal delivery classics',
    robotKind: 'delivery',
    age: 'old',
    format: '1.3.2',
    versions: ['1.3.2'],
    published: true,
    floors: 0
  },
  {
    tenant: null,
    name: 'Snack shelf texts',
    robotKind: 'snack',
    age: 'old',
    format: '1.3',
    versions: ['1.0.0', '1.0.1'],
    published: true,
    floors: 0
  },
  {
    tenant: 0,
    name: 'Orchard welcome',
    robotKind: 'delivery',
    age: 'old',
    format: '1.2',
    versions: ['1.0.0'],
    published: true,
    floors: 1
  }
]

/** Meal delivery 1.3.2 keeps its list in another way, so it has no manifest to export (docs/requirements.md §8: 612026). */
const hasManifest = ({ robotKind, format }: DemoPackage): boolean => robotKind !== 'delivery' || format !== '1.3.2'

const greetings = {
  en: 'Hello, here is your order.',
  zh: '您好，您的餐点到了。',
  ja: 'こんにちは。ご注文の品をお持ちしました。',
  ko: '안녕하세요. 주문하신 음식입니다.',
  th: 'สวัสดีค่ะ อาหารที่สั่งมาแล้วค่ะ',
  fr: 'Bonjour, voici votre commande.'
}

/** The files of one version. */
export const demoFiles = (
  demo: DemoPackage,
  version: string
): { files: Record<string, string>; manifest: string | null } => {
  const texts = Object.entries(greetings).map(([language, greeting]) => [
    `texts/${language}.json`,
    JSON.stringify({ greeting, version }, null, 2)
  ])
  const maps = Array.from({ length: demo.floors }, (_, floor) => [
    `maps/floor-${floor + 1}.json`,
    JSON.stringify({ floor: floor + 1, width: 4_000, height: 2_600, targets: ['dock', 'kitchen', 'lift'] }, null, 2)
  ])
  const faces = [['faces/smile.csv', 'left eye;right eye;mouth\n(;);u\n']]
  const content = Object.fromEntries([...texts, ...maps, ...faces]) as Record<string, string>
  if (!hasManifest(demo)) return { files: content, manifest: null }
  const { name, robotKind, format } = demo
  const manifest = JSON.stringify({ format, name, robotKind, version, files: Object.keys(content) }, null, 2)
  return { files: { 'manifest.json': manifest, ...content }, manifest }
}
