import { defineConfig } from 'vite'
import { portalSubApp } from '../../packages/kit/tools/vite.ts'

export default defineConfig({ plugins: [portalSubApp({ prefix: 'robot', entry: '/search.ts', name: 'search' })] })
