/* Kinds and formats of materials. Nothing here checks requests, so that pages carry no schemas for it. */

export const materialKinds = ['picture', 'video', 'sound'] as const
export type MaterialKind = (typeof materialKinds)[number]

/** The formats that are taken, each with its kind and the one content type that it is sent with. */
export const formatsOfMaterial = {
  png: { kind: 'picture', contentType: 'image/png' },
  jpeg: { kind: 'picture', contentType: 'image/jpeg' },
  webp: { kind: 'picture', contentType: 'image/webp' },
  mp4: { kind: 'video', contentType: 'video/mp4' },
  mp3: { kind: 'sound', contentType: 'audio/mpeg' },
  wav: { kind: 'sound', contentType: 'audio/wav' }
} as const satisfies Record<string, { kind: MaterialKind; contentType: string }>

export type MaterialFormat = keyof typeof formatsOfMaterial
export const materialFormats = Object.keys(formatsOfMaterial) as [MaterialFormat, ...MaterialFormat[]]

const extensions: Readonly<Record<string, MaterialFormat>> = { jpg: 'jpeg', m4v: 'mp4' }

/** The kind that a file's name promises; undefined for a file that is not taken. The cloud looks at the bytes. */
export const kindOfFileName = (name: string): MaterialKind | undefined => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const format = extensions[extension] ?? materialFormats.find(it => it === extension)
  return format && formatsOfMaterial[format].kind
}

export const materialsPath = '/api/resourceservice/v1/materials' as const

/** Where robots ask for a ticket to the file of a material. */
export const robotTicketPath = `${materialsPath}/robot-ticket` as const

/** The same with the material, as a request tells it to a robot. */
export const robotMaterialPath = (materialId: number): string => `${robotTicketPath}?materialId=${materialId}`

/** Minutes of a day. */
export const dayMinutes = 24 * 60

/** How a robot stands to the group that it was asked to show. */
export const groupRobotStates = ['open', 'taken', 'partly', 'outdated', 'failed'] as const
export type GroupRobotState = (typeof groupRobotStates)[number]
