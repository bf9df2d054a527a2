export { L as LinkValues, l as linkAddress } from './shared/links.js';
import 'valibot';
