import { render } from 'preact';
import { App } from './app.tsx';
import './style/base.css';
import './style/frame.css';
import './style/messages.css';
import './style/parts.css';
import './style/text.css';
import './style/controls.css';
import './style/composer.css';
import './style/dialogs.css';

render(<App />, document.getElementById('table') as HTMLElement);
