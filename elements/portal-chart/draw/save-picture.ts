import { saveFile } from '../../shared/save-file.ts'
import { coloursOf, fontOf } from './look.ts'

const edge = 20
const head = 44

/** Saves a chart as a picture: its title above it, on the ground of the theme. */
export const savePicture = async (canvas: HTMLCanvasElement, title: string, name: string): Promise<void> => {
  const scale = canvas.width / (canvas.clientWidth || canvas.width)
  const picture = new OffscreenCanvas(canvas.width + 2 * edge * scale, canvas.height + (edge + head) * scale)
  const context = picture.getContext('2d')
  if (context === null) return
  const { surface, text } = coloursOf(canvas)
  context.fillStyle = surface
  context.fillRect(0, 0, picture.width, picture.height)
  context.fillStyle = text
  context.font = `600 ${16 * scale}px ${fontOf(canvas).family}`
  context.fillText(title, edge * scale, 30 * scale)
  context.drawImage(canvas, edge * scale, head * scale)
  saveFile(`${name}.png`, await picture.convertToBlob({ type: 'image/png' }))
}
