"""No test waits for ever, and none waits "long enough": it waits for a fact, with a limit.

`tests/waiting.py` has the ways to wait. A sleep that only gives others a turn is `sleep(0)`."""

import ast
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
WAYS = {"waiting.py", "server/virtual.py"}  # those that wait for all others
SLEEPS = {"sleep", "wait_for_timeout"}
WITHOUT_LIMIT = {"wait", "communicate", "join", "readline"}  # of a process or a thread
VERBS = ("Client", "AsyncClient", "request", "stream", "get", "post", "put", "delete")
IMPATIENT = {f"httpx.{verb}" for verb in VERBS}
PROCESSES = {"child", "running", "arena", "server", "thread", "back", "self._child"}

# Where a test sleeps all the same: it is a pace, and nothing is decided by it.
PACES = {
    "client/test_client.py": "between two attempts to connect",
    "server/frame_scenes.py": "before a move that was too fast is asked for again",
    "server/harbour_of.py": "between two attempts, and before what was too fast is asked again",
    "server/test_kill.py": "a server is killed at any moment",
    "server/test_pads.py": "as fast as the server's limits allow, and between two attempts",
    "terminal/test_broken_lines.py": "a line is cut at any moment",
    "web/test_moments.py": "routes are heard while the page is waited for",
}


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call in every test, with its file."""
    paths = [path for path in sorted(TESTS.rglob("*.py")) if path != Path(__file__)]
    trees = {str(path.relative_to(TESTS)): ast.parse(path.read_text("utf-8")) for path in paths}
    return tuple(
        (name, node)
        for name, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    )


def called(node: ast.Call) -> str:
    return ast.unparse(node.func)


def is_pause(node: ast.Call) -> bool:
    """A clock of the test's own passes no time, and a sleep of nought is a turn for others."""
    whose, _, name = called(node).rpartition(".")
    first = node.args[0] if node.args else None
    turn = isinstance(first, ast.Constant) and first.value == 0
    return name in SLEEPS and whose != "clock" and not turn


def test_no_test_sleeps_long_enough() -> None:
    slept = {name for name, node in calls() if is_pause(node)}
    assert slept - WAYS == PACES.keys()


def test_every_program_that_a_test_runs_has_a_limit() -> None:
    endless = [
        (name, node.lineno)
        for name, node in calls()
        if called(node) == "subprocess.run"
        and "timeout" not in {each.arg for each in node.keywords}
    ]
    assert not endless


def test_no_test_waits_for_a_program_or_a_thread_without_a_limit() -> None:
    """`next_line` is for what a program says next."""
    endless = [
        (name, node.lineno)
        for name, node in calls()
        if isinstance(node.func, ast.Attribute)
        and node.func.attr in WITHOUT_LIMIT
        and not node.args
        and not node.keywords
        and ast.unparse(node.func.value).removesuffix(".stdout") in PROCESSES
        and name not in WAYS
    ]
    assert not endless


def test_every_request_over_http_is_made_with_patience() -> None:
    """`tests/asking.py` has the clients: httpx by itself gives up after five seconds."""
    impatient = [
        (name, node.lineno)
        for name, node in calls()
        if called(node) in IMPATIENT and name != "asking.py"
    ]
    assert not impatient
