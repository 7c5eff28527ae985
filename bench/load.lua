-- Requests the addresses passed by bench/load.ts in turn, as a browser would, and counts responses other than 200.
local paths = {}
local turn = 0
local threads = {}

function setup(thread)
	table.insert(threads, thread)
end

function init(arguments)
	paths = arguments
	strange = 0
	wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
end

function request()
	turn = turn % #paths + 1
	return wrk.format("GET", paths[turn])
end

function response(status)
	if status ~= 200 then strange = strange + 1 end
end

function done(summary, latency)
	local unexpected = 0
	for _, thread in ipairs(threads) do unexpected = unexpected + thread:get("strange") end
	local errors = summary.errors
	io.write(string.format(
		'{"requests":%d,"bytes":%d,"seconds":%.2f,"p50":%.1f,"p99":%.1f,"max":%.1f,"unexpected":%d,"connect":%d,"read":%d,"write":%d,"timeout":%d}\n',
		summary.requests, summary.bytes, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
		latency.max / 1e3, unexpected, errors.connect, errors.read, errors.write, errors.timeout
	))
end
