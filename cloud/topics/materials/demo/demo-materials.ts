import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import { type Colour, makePicture, makeSound } from './make-files.ts'

/* The materials and groups of the demo data. */

export type DemoMaterial = { name: string; models: MaterialModel[]; make: () => Buffer }

const wide = [640, 360] as const
const tall = [360, 640] as const
const picture = (name: string, sides: readonly [number, number], ground: Colour, oval: Colour): DemoMaterial => ({
  name,
  models: ['T10', 'T10S', 'T11'],
  make: () => makePicture(...sides, ground, oval)
})

/** Of the first tenant. The groups below name them by their places. */
export const demoMaterials: readonly DemoMaterial[] = [
  picture('Welcome', wide, [32, 74, 135], [236, 196, 92]),
  picture('Lunch menu', wide, [46, 110, 72], [240, 240, 228]),
  picture('Dessert of the day', wide, [128, 52, 84], [250, 214, 206]),
  { ...picture('Weekend offer', tall, [176, 88, 30], [252, 236, 190]), models: ['T10S'] },
  { ...picture('Follow me', tall, [40, 44, 52], [110, 190, 230]), models: ['T11'] },
  { name: 'Gong', models: ['T10', 'T10S', 'T11'], make: () => makeSound(2, 220) },
  { name: 'Please take your meal', models: ['T10', 'T11'], make: () => makeSound(3, 440) }
]

export type DemoGroup = {
  name: string
  model: MaterialModel
  fromMinute: number
  toMinute: number
  items: readonly { material: number; seconds: number | null }[]
}

export const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Lunch in all restaurants',
    model: 'T10',
    fromMinute: 11 * 60,
    toMinute: 15 * 60,
    items: [
      { material: 0, seconds: 8 },
      { material: 1, seconds: 20 },
      { material: 6, seconds: null }
    ]
  },
  {
    name: 'Evening and weekend',
    model: 'T10S',
    fromMinute: 17 * 60,
    toMinute: 60,
    items: [
      { material: 3, seconds: 15 },
      { material: 2, seconds: 15 },
      { material: 0, seconds: 5 }
    ]
  },
  { name: 'On the way', model: 'T11', fromMinute: 0, toMinute: 24 * 60, items: [{ material: 4, seconds: 30 }] }
]
