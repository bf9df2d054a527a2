import { environment } from '@portal/session'
import { html, type TemplateResult } from 'lit'
import type { MaterialKind } from '#contract/calls/materials/material-facts.ts'

type Previewed = { kind: MaterialKind; name: string }

/** A picture to look at, or a film or sound to play. The file comes by a ticket, with the one type of its format. */
export const preview = ({ kind, name }: Previewed, path: string): TemplateResult => {
  const address = (environment().apiBase ?? '') + path
  if (kind === 'picture') return html`<img class="map" src=${address} alt=${name} />`
  if (kind === 'video')
    return html`<video class="map" controls preload="metadata" src=${address} aria-label=${name}></video>`
  return html`<audio controls preload="metadata" src=${address} aria-label=${name}></audio>`
}
