import * as v from 'valibot'

/* Answers of the portal's cloud, as its OpenAPI document describes them, without fields that the centre does not show. */

const rectangle = { x: v.number(), y: v.number(), width: v.number(), height: v.number() }

export const roomNames = ['lobby', 'corridor', 'restaurant', 'lounge', 'office', 'meeting', 'ward', 'storage'] as const
const room = v.picklist(roomNames)
export type Room = (typeof roomNames)[number]

const robot = v.object({
  serial: v.string(),
  name: v.string(),
  model: v.string(),
  online: v.boolean(),
  state: v.string(),
  battery: v.number(),
  run: v.nullable(
    v.object({
      runId: v.number(),
      state: v.picklist(['cleaning', 'paused', 'returning']),
      rooms: v.array(room),
      x: v.number(),
      y: v.number(),
      done: v.number(),
      reportTime: v.nullable(v.number())
    })
  )
})
export type Robot = v.InferOutput<typeof robot>

export const floors = v.object({
  list: v.array(v.object({ storeId: v.number(), name: v.string(), city: v.string() }))
})
export type Floors = v.InferOutput<typeof floors>

export const floor = v.object({
  name: v.string(),
  plan: v.object({
    width: v.number(),
    height: v.number(),
    dock: v.object({ x: v.number(), y: v.number() }),
    rooms: v.array(v.object({ room, ...rectangle }))
  }),
  list: v.array(robot)
})
export type Floor = v.InferOutput<typeof floor>
