import { createServer, type Socket, type AddressInfo } from 'node:net';

/**
 * How the server treats emails:
 * - `silent` accepts the connection and never says a word.
 * - `dripping` never ends its response to the greeting.
 * - `refusing` knows no recipient.
 * - `busy` asks the first time to come again later.
 * - `dropping` hangs up the first time, before it has accepted the email.
 * - `mute` hangs up the first time, after it has accepted the email.
 */
export type SmtpBehavior = 'good' | 'silent' | 'dripping' | 'refusing' | 'busy' | 'dropping' | 'mute';

export interface SmtpServer {
  url: string;
  /** Connections so far. */
  calls: () => number;
  /** The received commands, without the emails. */
  commands: string[];
  /** The accepted emails, complete. */
  letters: string[];
  manner: (manner: SmtpBehavior) => void;
  close: () => Promise<void>;
}

/** A minimal mail server that behaves as the test says. */
export async function smtpServer(initial: SmtpBehavior = 'good'): Promise<SmtpServer> {
  let manner = initial;
  let calls = 0;
  let turnedAway = false;
  const commands: string[] = [];
  const letters: string[] = [];
  const sockets = new Set<Socket>();

  const isFirst = (wanted: SmtpBehavior): boolean => {
    if (manner !== wanted || turnedAway) return false;
    turnedAway = true;
    return true;
  };

  function answer(socket: Socket, command: string): void {
    if (command.startsWith('EHLO') && manner === 'dripping') {
      const line = setInterval(() => socket.write('250-still thinking\r\n'), 20);
      socket.once('close', () => clearInterval(line));
    } else if (command.startsWith('RCPT') && manner === 'refusing') socket.write('550 5.1.1 no such mailbox\r\n');
    else if (command.startsWith('RCPT') && isFirst('busy')) socket.write('451 4.7.1 come again later\r\n');
    else if (command.startsWith('MAIL') && isFirst('dropping')) socket.destroy();
    else if (command.startsWith('DATA')) socket.write('354 go on\r\n');
    else if (command.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  }

  const server = createServer((socket) => {
    calls += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (manner === 'silent') return;
    let heard = '';
    let letter: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      heard += data.toString();
      for (let end = heard.indexOf('\r\n'); end !== -1; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (letter === undefined) {
          if (line.startsWith('DATA')) letter = '';
          commands.push(line);
          answer(socket, line);
        } else if (line === '.') {
          letters.push(letter);
          letter = undefined;
          if (isFirst('mute')) socket.destroy();
          else socket.write('250 kept\r\n');
        } else letter += `${line}\n`;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls: () => calls,
    commands,
    letters,
    manner: (next) => {
      manner = next;
      turnedAway = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
