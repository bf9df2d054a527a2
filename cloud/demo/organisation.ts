import type { TenantKind } from '#contract/calls/administration/tenants.ts'
import type { Compartment } from '#contract/calls/robot-registry/compartments.ts'
import type { ShippedKind } from '#contract/calls/robots/capabilities.ts'
import type { RobotState } from '#contract/calls/robots/robots.ts'
import { day, minute } from '../clock.ts'
import { type Random, randomFrom } from '../random.pure.ts'
import { placeOf } from '../topics/scenes/demo/places.pure.ts'
import { nextStoreCode } from '../topics/stores/store-code.ts'

/** How far back the demo data reaches. */
export const historyDays = 396

export type DemoRobot = {
  serial: string
  name: string
  model: string
  robotKind: ShippedKind
  online: boolean
  state: RobotState
  battery: number
  lastSeenTime: number | null
  deployTime: number | null
  softwareVersion: string
}
export type DemoStore = ReturnType<typeof placeOf> & {
  storeCode: string
  name: string
  city: string
  country: string
  robots: DemoRobot[]
}
export type DemoTenant = {
  name: string
  country: string
  kind: TenantKind
  /** The distributor above it, by its place. */
  below: number | null
  stores: DemoStore[]
}

type Business = {
  name: string
  country: string
  /** The distributor above it, by its place; a business above which there is none is a distributor. */
  below?: number
  stores: readonly (readonly [name: string, city: string, country: string])[]
  /** The kinds of robot that the business uses. A kind that is named more often here has more robots. */
  kinds: readonly ShippedKind[]
  /** A model that the business has none of. */
  without?: string
}

const businesses: readonly Business[] = [
  {
    name: 'Harbourlight Dining Group',
    country: 'SG',
    stores: [
      ['Harbourlight Marina Bay', 'Singapore', 'SG'],
      ['Harbourlight Orchard', 'Singapore', 'SG'],
      ['Golden Wok Futian', 'Shenzhen', 'CN'],
      ['Golden Wok Nanshan', 'Shenzhen', 'CN'],
      ['Jade Garden Xintiandi', 'Shanghai', 'CN'],
      ['Hanok Table Gangnam', 'Seoul', 'KR'],
      ['Siam Terrace Sukhumvit', 'Bangkok', 'TH'],
      ['Brasserie du Quai', 'Lyon', 'FR']
    ],
    kinds: ['delivery', 'delivery', 'delivery', 'cruise', 'cruise', 'snack', 'snack', 'guide', 'cleaning']
  },
  {
    name: 'Lotus Court Hotels',
    country: 'JP',
    below: 0,
    stores: [
      ['Lotus Court Shinjuku', 'Tokyo', 'JP'],
      ['Lotus Court Umeda', 'Osaka', 'JP'],
      ['Lotus Court Hakata', 'Fukuoka', 'JP'],
      ['Lotus Court West Lake', 'Hangzhou', 'CN'],
      ['Lotus Court Riverside', 'Bangkok', 'TH'],
      ['Lotus Court Haeundae', 'Busan', 'KR'],
      ['Lotus Court Raffles Place', 'Singapore', 'SG'],
      ['Lotus Court Opéra', 'Paris', 'FR']
    ],
    kinds: ['hotel', 'hotel', 'hotel', 'hotel', 'delivery', 'delivery', 'guide', 'cleaning', 'disinfection']
  },
  {
    name: 'Meridian Care Services',
    country: 'CN',
    below: 0,
    stores: [
      ['Meridian General Hospital', 'Guangzhou', 'CN'],
      ['Pearl River Clinic', 'Guangzhou', 'CN'],
      ["Lakeside Children's Hospital", 'Wuhan', 'CN'],
      ['North Gate Medical Centre', 'Beijing', 'CN'],
      ['Sakura Rehabilitation Centre', 'Nagoya', 'JP'],
      ['Hanbit University Hospital', 'Daejeon', 'KR'],
      ['Chao Phraya Health Plaza', 'Bangkok', 'TH'],
      ['Meridian Terminal 2', 'Chengdu', 'CN']
    ],
    kinds: [
      'medical',
      'medical',
      'medical',
      'disinfection',
      'disinfection',
      'cleaning',
      'cleaning',
      'cleaning',
      'guide'
    ],
    // So none of its robots shows material packs.
    without: 'T10S'
  }
]

/** The models of each kind, the newest last. */
export const modelsOf: Record<ShippedKind, readonly [string, ...string[]]> = {
  delivery: ['T6', 'T8', 'T9'],
  hotel: ['W3', 'W3 Plus'],
  disinfection: ['X1', 'X2'],
  medical: ['M2', 'M3'],
  snack: ['T5', 'T11'],
  guide: ['G2', 'T10S'],
  cruise: ['T10', 'T10S'],
  cleaning: ['C30', 'C40']
}

const compartments: Partial<Record<string, readonly Compartment[]>> = {
  M2: ['drawer', 'locked'],
  M3: ['drawer', 'locked', 'cooled'],
  T6: ['tray'],
  T8: ['tray'],
  T9: ['tray'],
  W3: ['drawer'],
  'W3 Plus': ['drawer', 'locked']
}

/** The compartments of a model of the demo data; empty for those whose compartments nobody asks for. */
export const compartmentsOf = (model: string): Compartment[] => [...(compartments[model] ?? [])]

const robotNames = [
  'Momo',
  'Coco',
  'Lucky',
  'Hana',
  'Bao',
  'Kiki',
  'Sunny',
  'Pepper',
  'Taro',
  'Luna',
  'Dodo',
  'Mango',
  'Yuki',
  'Oscar',
  'Nana',
  'Ginger',
  'Biscuit',
  'Sora',
  'Poppy',
  'Tofu',
  'Ruby',
  'Hugo',
  'Mimi',
  'Clover'
] as const

/** 160 robots over 24 stores. */
const robotsTotal = 160

const stateOf = (random: Random, online: boolean): RobotState => {
  if (!online) return random.pick(['idle', 'idle', 'charging', 'fault'])
  const roll = random.next()
  if (roll < 0.36) return 'busy'
  if (roll < 0.74) return 'idle'
  if (roll < 0.92) return 'charging'
  return roll < 0.96 ? 'upgrading' : 'fault'
}

const robotAt = (seed: string, index: number, { kinds, without }: Business, now: number): DemoRobot => {
  const random = randomFrom(seed, 'robot', index)
  const robotKind = random.pick(kinds)
  const model = random.pick(modelsOf[robotKind].filter(model => model !== without))
  // 61 has no divisor in common with 160, so that the robots of every store were deployed all through the months.
  const age = (((index * 61) % robotsTotal) + random.next()) / robotsTotal
  const deployTime = Math.round(now - age * historyDays * day)
  const deployed = index % 40 !== 39
  const online = deployed && random.chance(0.83)
  const made = new Date(deployTime - random.between(20, 90) * day).toISOString()
  return {
    serial: `${model.replace(' Plus', 'P')}${made.slice(2, 4)}${made.slice(5, 7)}${String(1_000 + index * 7)}`,
    name: random.pick(robotNames),
    model,
    robotKind,
    online,
    state: deployed ? stateOf(random, online) : 'inactive',
    battery: online ? random.between(18, 100) : random.between(0, 60),
    lastSeenTime: online ? now : deployed ? now - random.between(40, 12_000) * minute : null,
    deployTime: deployed ? deployTime : null,
    softwareVersion: `V${random.pick(['1.4', '1.5', '1.6'])}.${random.between(0, 9)}`
  }
}

/** Tenants, their stores and the robots in them, the same for the same seed and moment. */
export const organisation = (seed: string, now: number): DemoTenant[] => {
  const storesTotal = businesses.reduce((total, { stores }) => total + stores.length, 0)
  let place = -1
  return businesses.map(business => {
    const { name, country, below, stores, kinds } = business
    return {
      name,
      country,
      kind: below === undefined ? 'distributor' : 'customer',
      below: below ?? null,
      stores: stores.map(([storeName, city, storeCountry], index) => {
        place += 1
        const indexes: number[] = []
        for (let index = place; index < robotsTotal; index += storesTotal) indexes.push(index)
        const robots = indexes.map(index => robotAt(seed, index, business, now))
        const before = stores.slice(0, index).filter(([, , other]) => other === storeCountry).length
        const storeCode = nextStoreCode(storeCountry, before) ?? storeName
        const namesakes = stores.slice(0, index).filter(([, other]) => other === city).length
        return {
          ...placeOf(city, namesakes, kinds.includes('snack')),
          storeCode,
          name: storeName,
          city,
          country: storeCountry,
          robots: withOwnNames(robots)
        }
      })
    }
  })
}

/** In one store no two robots are called the same: the second Momo is Momo 2. */
const withOwnNames = (robots: DemoRobot[]): DemoRobot[] =>
  robots.map((robot, index) => {
    const namesakes = robots.slice(0, index).filter(({ name }) => name === robot.name).length
    return namesakes === 0 ? robot : { ...robot, name: `${robot.name} ${namesakes + 1}` }
  })
