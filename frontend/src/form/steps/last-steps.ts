export { Later } from './later.tsx';
export { Send } from './send.tsx';
export { ThankYou } from './thank-you.tsx';
