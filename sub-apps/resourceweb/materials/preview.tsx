import { environment } from '@portal/session'
import type { MaterialKind } from '#contract/calls/materials/material-facts.ts'

type PreviewProps = { material: { kind: MaterialKind; name: string; path: string } }

/** A picture to look at, or a film or sound to play. The file comes by a ticket, with the one type of its format. */
export const Preview = ({ material: { kind, name, path } }: PreviewProps) => {
  const address = (environment().apiBase ?? '') + path
  if (kind === 'picture') return <img className="map" src={address} alt={name} />
  const played = { controls: true, preload: 'metadata', src: address, 'aria-label': name } as const
  return kind === 'video' ? <video className="map" {...played} /> : <audio {...played} />
}
