export { ui } from './screen';
