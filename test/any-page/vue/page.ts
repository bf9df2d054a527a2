import { createApp } from 'vue'
import Page from './any-page.vue'

createApp(Page).mount('main')
