import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import land from 'world-atlas/land-110m.json' with { type: 'json' }
import { portalSubApp, sharedReact } from '#kit/tools/vite.ts'
import { outlineOf } from './map/outline-of.pure.mjs'

/** The outline of the land as the path of an SVG: the page needs no code that reads topologies, and half of their size. */
const landOutline = {
  name: 'store-land-outline',
  transform: (_code: string, id: string) =>
    id.endsWith('.outline') ? { code: `export default ${JSON.stringify(outlineOf(land))}`, map: null } : null
}

export default defineConfig({
  plugins: [
    react(),
    landOutline,
    portalSubApp({ prefix: 'store', entry: '/index.tsx', shared: sharedReact, severalFiles: true })
  ]
})
